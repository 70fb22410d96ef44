import { describeBrowserExample } from '../describe-browser-example.ts';

describeBrowserExample('plain-dom');
