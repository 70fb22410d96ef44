/** How high a page of the form is shown, before it is there and after. */
export const PAGE_HEIGHT = 'min(10rem, 25vh)';
/** The line with its name and the way to keep it. */
export const FOOT_HEIGHT = '3.75rem';
