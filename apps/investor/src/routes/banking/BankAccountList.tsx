import { useLingui } from '@lingui/react';
import { BankAccountList } from '@folioflow/ui/screens/banking/BankAccountList/BankAccountList';
import { useUnansweredSubmissions } from '@folioflow/wiring';
import { pageImagesOf } from '../../ports/prepare-image.ts';
import { useImages } from '../../wiring/use-images.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { wireBankAccountList } from './wire-bank-account-list.ts';

export function BankAccountListRoute() {
  const { i18n } = useLingui();
  const images = useImages();
  const unanswered = useUnansweredSubmissions();
  const flow = useWiredFlow((app) => wireBankAccountList(i18n, app, pageImagesOf(images), unanswered), {});
  return <BankAccountList {...flow} imageStore={images} />;
}
