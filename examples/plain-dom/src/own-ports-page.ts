import { mobileRouteParams } from '@folioflow/flows';
import { findElement } from './find-element.ts';
import { ownPorts } from './own-ports.ts';
import { runSignInCode } from './sign-in-code.ts';

const page = findElement(document, '#page');
const { kind } = await runSignInCode(page, ownPorts, mobileRouteParams('9000000100'));
page.textContent = `The flow has ended: ${kind}`;
