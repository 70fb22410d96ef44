import { Contact } from '@folioflow/ui/screens/static/Contact';
import { useApp } from '../../wiring/app-context.ts';

export function ContactRoute() {
  const { supportEmail, supportPhone } = useApp().config;
  return <Contact supportEmail={supportEmail} supportPhone={supportPhone} />;
}
