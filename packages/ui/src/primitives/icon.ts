/** Every icon of the product: lucide at 20 px with a 1.75 stroke; the word beside it carries the meaning. */
export const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true, focusable: false } as const;
