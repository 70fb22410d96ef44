/** Flows of the staff: a separate entry point, so that the investor app does not include them. */
export { staffRoleOf, type StaffRole } from './staff-role.ts';
export * from './staff-session/index.ts';
export * from './staff-sign-in/index.ts';
export * from './client-code-creation/index.ts';
export * from './client-list/index.ts';
