/* global document */
// The theme that was chosen in this browser, before anything is painted: a module would come too
// late. Without a choice the system decides (styles/tokens.css).
try {
  var theme = localStorage.getItem('elucida.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing follows the system.
}
