import { createRoot } from 'react-dom/client';
import '../../../../packages/ui/src/tokens/tokens.css';
import { Button } from '../../../../packages/ui/src/primitives/Button/Button.tsx';
createRoot(document.body).render(<Button>Hi</Button>);
