/** Height of the preview, before and after it is loaded. */
export const PAGE_HEIGHT = 'min(10rem, 25vh)';
/** Height of the line with the title and the download. */
export const FOOT_HEIGHT = '3.75rem';
