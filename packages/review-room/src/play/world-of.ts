import * as testing from '@folioflow/flows/testing';

/** Returns the world of a flow; it imports the worlds of all flows, so it is loaded on demand. */
export const worldOf = testing.createWorldFinder(testing);
