/** Flows of the staff: a separate entry point, so that the investor app does not include them. */
export { staffRoleOf, type StaffRole } from './staff-role.ts';
export * from './staff-session/staff-session.flow.ts';
export * from './staff-sign-in/staff-sign-in.flow.ts';
export * from './client-code-creation/client-code-creation.flow.ts';
export * from './client-list/client-list.flow.ts';
