// Loads the page's modules. They are not there while the service is being upgraded: then all is loaded anew.
const main = /** @type {HTMLLinkElement} */ (document.querySelector('#main-module'));
import(main.href).catch((failure) => {
  console.error(failure);
  setTimeout(() => location.reload(), 3000);
});
