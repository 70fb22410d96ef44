import type { BackofficeRoute } from '@folioflow/flows';
import type { StaffGuard } from '@folioflow/flows/backoffice';
import type { PageManifest } from '@folioflow/wiring/page-manifest';

export const definePage = <Container extends string>(
  page: PageManifest<BackofficeRoute, StaffGuard, Container>,
): PageManifest<BackofficeRoute, StaffGuard, Container> => page;
