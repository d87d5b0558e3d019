/** Lets the browser fetch and save what lies at an address: the page stays, and the file never has to fit into its memory. */
export function saveFrom(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
