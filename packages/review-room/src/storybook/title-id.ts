/** Returns the id of a title as Storybook computes it; its own package would triple the code of the frame. */
export const idOfTitle = (title: string): string => title.toLowerCase().replace(/[^a-z\d]+/g, '-');
