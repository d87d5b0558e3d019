/**
 * Lets the browser fetch and save what is at an address: the page stays, and the file never has to fit into its memory.
 * Apart from fetch-file.ts, since the profile needs this alone and its script has a budget.
 */
export function saveFrom(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
