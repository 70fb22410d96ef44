/** A script of its own is a task of its own: a finger is answered before the next one runs (016). */
export const reactGroup = { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// };
