export { BrokenLineDrawing } from './drawings/BrokenLineDrawing.tsx';
export { EmptyStatementDrawing } from './drawings/EmptyStatementDrawing.tsx';
export { LostPageDrawing } from './drawings/LostPageDrawing.tsx';
