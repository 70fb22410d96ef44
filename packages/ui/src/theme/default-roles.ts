/** A role of `tokens.css`: its value in the light and in the dark theme, as it is written there. */
interface RoleValues {
  readonly light: string;
  readonly dark: string;
}

/** All colour roles with the values of `tokens.css`; `default-roles.test.ts` compares both. */
export const DEFAULT_ROLES = {
  canvas: { light: '#f5f6fa', dark: '#0b101a' },
  card: { light: '#ffffff', dark: '#131a27' },
  sunken: { light: '#eceff5', dark: '#0e141f' },
  paper: { light: '#eceff5', dark: '#b9c2d0' },
  ink: { light: '#101828', dark: '#f3f5fa' },
  text: { light: '#2b3648', dark: '#d5dce8' },
  muted: { light: '#55627a', dark: '#9ba8bd' },
  line: { light: '#dce1ea', dark: '#263044' },
  'line-strong': { light: '#7c889c', dark: '#6b7a93' },
  accent: { light: '#3d49c4', dark: '#a3acff' },
  'accent-hover': { light: '#323da8', dark: '#b9c0ff' },
  'accent-press': { light: '#293288', dark: '#8f99f5' },
  'on-accent': { light: '#ffffff', dark: '#0b101a' },
  'accent-soft': { light: '#e9ebfb', dark: '#1e2547' },
  gain: { light: '#0a7a4b', dark: '#4fc58c' },
  'gain-soft': { light: '#e3f4eb', dark: '#10291f' },
  loss: { light: '#bf2f2a', dark: '#ff8b82' },
  'loss-hover': { light: '#a32622', dark: '#ffa39c' },
  'on-loss': { light: '#ffffff', dark: '#0b101a' },
  'loss-soft': { light: '#fce9e8', dark: '#331816' },
  warn: { light: '#8a5300', dark: '#f2b45a' },
  'warn-soft': { light: '#fff2db', dark: '#2e2210' },
  info: { light: '#1f5fbf', dark: '#7fb2ff' },
  'info-soft': { light: '#e6eefb', dark: '#14233d' },
  mark: { light: '42% 0.12', dark: '86% 0.08' },
  'mark-soft': { light: '93% 0.035', dark: '31% 0.055' },
  wash: { light: 'rgb(16 24 40 / 5%)', dark: 'rgb(243 245 250 / 7%)' },
  scrim: { light: 'rgb(16 24 40 / 50%)', dark: 'rgb(3 6 12 / 66%)' },
  'shadow-raised': {
    light: '0 1px 2px rgb(16 24 40 / 6%), 0 12px 32px -8px rgb(16 24 40 / 18%)',
    dark: '0 1px 2px rgb(0 0 0 / 40%), 0 16px 40px -8px rgb(0 0 0 / 60%)',
  },
} as const satisfies Readonly<Record<string, RoleValues>>;

/** Name of a colour role, without the dashes of its custom property. */
export type ColourRole = keyof typeof DEFAULT_ROLES;
