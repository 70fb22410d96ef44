// A chosen theme stands before the first paint: what the app itself could do about it comes after.
{
  const { dataset } = document.documentElement;
  // The bar of the browser on a light device, and on a dark one.
  const [light, dark] = document.querySelectorAll('[name=theme-color]');
  const colours = { light: light.content, dark: dark.content };
  const dress = () => {
    const theme = localStorage.getItem('theme');
    if (/^(light|dark)$/.test(theme)) dataset.theme = theme;
    else delete dataset.theme;
    light.content = colours[dataset.theme ?? 'light'];
    dark.content = colours[dataset.theme ?? 'dark'];
  };
  dress();
  addEventListener('storage', dress);
}
