/** Types of the published style sheet, which is imported for its effect. */
export {};
