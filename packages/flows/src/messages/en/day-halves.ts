/** The halves of the day on a twelve-hour clock. */
export const dayHalves = { morning: 'AM', afternoon: 'PM' } as const;
