/**
 * Runs in the head: notes on the page that a script of it did not come, on a line that broke in the middle. Nothing else can
 * say so then; what only waits for scripts shows `when-missing` in its place (app.css). Errors of elements do not bubble.
 */
export const missingScript =
  "addEventListener('error',function(e){if(e.target.localName=='script')document.documentElement.dataset.missing=''},true)";
