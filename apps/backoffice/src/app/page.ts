import type { BackofficeRoute } from '@folioflow/flows';
import type { StaffGuard } from '@folioflow/flows/backoffice';
import type { PageManifest } from '@folioflow/wiring/page-manifest';

export const definePage = <const Page extends PageManifest<BackofficeRoute, StaffGuard>>(page: Page): Page => page;
