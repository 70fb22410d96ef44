// A chosen theme stands before the first paint: what the app itself could do about it comes after.
{
  const { dataset } = document.documentElement;
  // The bar of the browser on a light device, and on a dark one.
  const [light, dark] = document.querySelectorAll('[name=theme-color]');
  const colours = { light: light.content, dark: dark.content };
  // Where the browser keeps nothing, the theme is that of the device.
  const kept = () => {
    try {
      return localStorage.getItem('theme');
    } catch {
      return null;
    }
  };
  const dress = () => {
    const theme = kept();
    if (/^(light|dark)$/.test(theme)) dataset.theme = theme;
    else delete dataset.theme;
    light.content = colours[dataset.theme ?? 'light'];
    dark.content = colours[dataset.theme ?? 'dark'];
  };
  dress();
  addEventListener('storage', dress);
}

// The app itself may not come: then nobody else can say so.
{
  const sayNotFetched = () => {
    // Once, however many scripts do not come.
    const saying = document.querySelector('#not-fetched');
    saying?.replaceWith(saying.content);
    const opening = document.querySelector('.first-paint main');
    if (opening) opening.hidden = true;
    addEventListener('online', () => location.reload());
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target.type !== 'module') return;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', sayNotFetched);
      else sayNotFetched();
    },
    true,
  );
}
