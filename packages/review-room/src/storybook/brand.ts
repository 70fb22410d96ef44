import { create } from 'storybook/theming';

const logoSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="32" viewBox="0 0 150 32">
<path fill="#3d49c4" d="M9 2h13l8 8v13a7 7 0 0 1-7 7H9a7 7 0 0 1-7-7V9a7 7 0 0 1 7-7Z"/>
<path fill="#fff" opacity=".16" d="M2 23c4.6 0 5.4-5.8 9-5.8 3.4 0 3.6 3 6.4 2.2 2.6-.7 2.8-4 4.8-6.2V30H9a7 7 0 0 1-7-7Z"/>
<path fill="#fff" opacity=".38" d="m22 2 8 8h-5a3 3 0 0 1-3-3V2Z"/>
<path fill="none" stroke="#fff" stroke-width="2.2" d="M2 23c4.6 0 5.4-5.8 9-5.8 3.4 0 3.6 3 6.4 2.2 2.6-.7 2.8-4 4-5.6"/>
<circle fill="#fff" cx="22.2" cy="13.2" r="2.5"/>
<text x="40" y="22" font-family="Inter, system-ui, sans-serif" font-size="18" font-weight="660" letter-spacing="-.4" fill="#101828">Folioflow</text>
</svg>`;

/** Storybook's theme in the product's colours; the values are those of the light theme in tokens.css. */
export const lightBrand = create({
  base: 'light',
  brandTitle: 'Folioflow',
  brandImage: `data:image/svg+xml,${encodeURIComponent(logoSvg)}`,
  brandUrl: '/',
  brandTarget: '_self',
  fontBase: "'Inter Variable', Inter, system-ui, sans-serif",
  colorPrimary: '#3d49c4',
  colorSecondary: '#3d49c4',
  appBg: '#f5f6fa',
  appContentBg: '#ffffff',
  appPreviewBg: '#f5f6fa',
  appBorderColor: '#dce1ea',
  appBorderRadius: 8,
  textColor: '#101828',
  textMutedColor: '#55627a',
  barBg: '#ffffff',
  barTextColor: '#55627a',
  barSelectedColor: '#3d49c4',
  barHoverColor: '#3d49c4',
  inputBg: '#ffffff',
  inputBorder: '#7c889c',
  inputBorderRadius: 8,
});

/** The same for docs pages in the dark theme. */
export const darkBrand = create({
  base: 'dark',
  brandTitle: 'Folioflow',
  fontBase: "'Inter Variable', Inter, system-ui, sans-serif",
  colorPrimary: '#a3acff',
  colorSecondary: '#a3acff',
  appBg: '#0b101a',
  appContentBg: '#0b101a',
  appPreviewBg: '#0b101a',
  appBorderColor: '#263044',
  appBorderRadius: 8,
  textColor: '#f3f5fa',
  textMutedColor: '#9ba8bd',
  barBg: '#131a27',
  barTextColor: '#9ba8bd',
  barSelectedColor: '#a3acff',
});
