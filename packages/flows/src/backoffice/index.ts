/** What the staff do: an entry point of its own, so that nothing of it comes with the investor's. */
export { staffRoleOf, type StaffRole } from './staff-role.ts';
export * from './staff-session/index.ts';
export * from './staff-sign-in/index.ts';
export * from './client-code-creation/index.ts';
export * from './client-list/index.ts';
