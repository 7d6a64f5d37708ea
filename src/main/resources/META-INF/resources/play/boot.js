// Loads the page's modules. They are not there while the service is being upgraded: then all is loaded anew.
const {href} = document.querySelector('#main-module');
import(href).catch((failure) => {
  console.error(failure);
  setTimeout(() => location.reload(), 3000);
});
