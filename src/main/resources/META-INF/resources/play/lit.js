export {html, nothing, render, svg} from '../../_static/lit-html/3.3.3/lit-html.js';
