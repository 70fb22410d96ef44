/** Tells the integrator why the element cannot be shown, without personal data. */
export const reportProblem = (message: string): void => console.error(message);
