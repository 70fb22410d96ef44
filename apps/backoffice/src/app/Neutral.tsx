import { staff } from '@folioflow/flows/words/staff';
import { NeutralPage } from '@folioflow/ui/shell';

/** Unknown addresses: one text, one way on. */
export const Neutral = () => <NeutralPage to="/clientList" link={staff['neutral.link']} />;
