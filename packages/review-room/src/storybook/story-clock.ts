/** Friday 20 November 2026, 10:30 in India: the present moment of every story. */
export const STORY_NOW = Date.UTC(2026, 10, 20, 5, 0);
