// The library of the page as TypeScript sees it: a template is whatever its tag returns.

declare module '*/lit-html.js' {
  type Tag = (strings: TemplateStringsArray, ...values: unknown[]) => unknown;
  export const html: Tag;
  export const svg: Tag;
  export const nothing: symbol;
  export function render(view: unknown, container: HTMLElement): void;
}
