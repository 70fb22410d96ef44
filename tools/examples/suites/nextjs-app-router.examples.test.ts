import { describeBrowserExample } from '../describe-browser-example.ts';

describeBrowserExample('nextjs-app-router');
