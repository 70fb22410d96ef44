/** For the integrator; the user reads the text of the screen. */
export const crashText = 'The checkout has stopped: a part of it could not be rendered.';
