/** The script of `main.ts` as text, on the server; empty in the browser. Made by `tools/first-screen-plugin.ts`. */
declare module 'virtual:first-screen' {
  const code: string;
  export default code;
}
