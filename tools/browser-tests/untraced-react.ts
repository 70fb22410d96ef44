// React's development build keeps a stack and a task for every element that is made, and a mark for every component
// that
// is drawn: a third of what a test costs, for developer tools that nobody has opened. Its warnings stay.
Object.assign(console, { createTask: undefined, timeStamp: undefined });

const react: object = await import('react');
const internals: unknown = Object.entries(react).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts the stacks that it keeps elsewhere now.');
// From so many on, which React begins to count anew every second, it keeps none.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

export {};
