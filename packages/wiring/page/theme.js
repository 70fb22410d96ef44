// Applies the chosen theme before the first paint; the app's own script runs later.
{
  const { dataset } = document.documentElement;
  // The colour of the browser's bar on a light and on a dark device.
  const [light, dark] = document.querySelectorAll('[name=theme-color]');
  const colours = { light: light.content, dark: dark.content };
  // A browser without storage uses the theme of the device.
  const storedTheme = () => {
    try {
      return localStorage.getItem('theme');
    } catch {
      return null;
    }
  };
  const applyTheme = () => {
    const theme = storedTheme();
    if (/^(light|dark)$/.test(theme)) dataset.theme = theme;
    else delete dataset.theme;
    light.content = colours[dataset.theme ?? 'light'];
    dark.content = colours[dataset.theme ?? 'dark'];
  };
  applyTheme();
  addEventListener('storage', applyTheme);
}

// Shows a message if the app's own script cannot be loaded.
{
  const showLoadFailure = () => {
    // Shown once, even if several scripts fail.
    const message = document.querySelector('#not-fetched');
    message?.replaceWith(message.content);
    const firstPaint = document.querySelector('.first-paint main');
    if (firstPaint) firstPaint.hidden = true;
    addEventListener('online', () => location.reload());
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target.type !== 'module') return;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showLoadFailure);
      else showLoadFailure();
    },
    true,
  );
}
