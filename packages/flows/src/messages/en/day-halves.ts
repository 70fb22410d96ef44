/** The halves of the day on a twelve-hour clock. */
export const dayHalves = { morning: 'am', afternoon: 'pm' } as const;
