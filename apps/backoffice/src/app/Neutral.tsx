import { staff } from '@folioflow/flows/words/staff';
import { NeutralPage } from '@folioflow/ui/shell';

/** Page for unknown addresses: one text and one link. */
export const Neutral = () => <NeutralPage to="/clientList" link={staff['neutral.link']} />;
