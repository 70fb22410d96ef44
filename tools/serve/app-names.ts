export const appNames = ['investor', 'backoffice'] as const;
export type AppName = (typeof appNames)[number];
