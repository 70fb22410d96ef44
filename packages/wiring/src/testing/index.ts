export { memoryStores } from './memory-stores.ts';
