/** Loads the code that writes the file for a calendar. */
export const loadCalendarFile = () => import('./save-calendar-file.ts');
