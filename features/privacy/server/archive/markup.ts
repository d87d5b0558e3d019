import { html } from 'hono/html';

/** A piece of a page; interpolated values are escaped. */
export type Markup = ReturnType<typeof html>;
type Cell = string | number | Markup;

/** A part of the page under its heading. */
export const part = (heading: string, body: Markup | Markup[]): Markup =>
  html`<section><h2>${heading}</h2>${body}</section>`;

/** Names and values, without empty ones. */
export const facts = (rows: [label: string, value: Cell | null | undefined][]): Markup =>
  html`<dl>${rows
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;

/** A table, or `otherwise` where there is no row. */
export const table = (head: string[], rows: Cell[][], otherwise: string): Markup =>
  rows.length === 0
    ? html`<p>${otherwise}</p>`
    : html`<table><thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead><tbody>${rows.map(
        (row) => html`<tr>${row.map((cell, at) => html`<td data-label="${head[at]}">${cell}</td>`)}</tr>`,
      )}</tbody></table>`;

/** A message as it was written. */
export const said = (who: string, when: string, text: string): Markup =>
  html`<article><h4>${who}, ${when}</h4><p class="said">${text}</p></article>`;
