import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import {
  ArrowLeftRight,
  ArrowRight,
  ChartNoAxesCombined,
  CircleUserRound,
  Fingerprint,
  IdCard,
  Landmark,
  Repeat,
  ShieldCheck,
  Users,
  Wallet,
} from 'lucide';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { useBrand } from '../../../shell/brand.ts';
import { Band, EntryLinks, Hero, Needs, Offers, Trust, Unbroken } from './landing-look.ts';
import { ProductPicture } from './ProductPicture.tsx';

const readOffers = (i18n: I18n) =>
  [
    { sign: <Icon of={Repeat} />, title: i18n._('landing.offerSip'), text: i18n._('landing.offerSipText') },
    { sign: <Icon of={Wallet} />, title: i18n._('landing.offerOnce'), text: i18n._('landing.offerOnceText') },
    { sign: <Icon of={ArrowLeftRight} />, title: i18n._('landing.offerMove'), text: i18n._('landing.offerMoveText') },
    {
      sign: <Icon of={ChartNoAxesCombined} />,
      title: i18n._('landing.offerKnow'),
      text: i18n._('landing.offerKnowText'),
    },
  ] as const;

const readNeeds = (i18n: I18n) =>
  [
    { sign: <Icon of={IdCard} />, name: i18n._('landing.needPan') },
    { sign: <Icon of={Fingerprint} />, name: i18n._('landing.needAadhaar') },
    { sign: <Icon of={Landmark} />, name: i18n._('landing.needCheque') },
    { sign: <Icon of={Users} />, name: i18n._('landing.needNominee') },
  ] as const;

/** The sum of the minutes that the stages show. */
const KYC_MINUTES = 12;

/** The promise, in which no line divides "Mutual Funds" (ON-099). */
function Promise() {
  const { i18n } = useLingui();
  const name = i18n._('landing.heroName');
  const [before, after] = i18n._('landing.hero').split(name);
  return (
    <h1>
      {before}
      <Unbroken>{name}</Unbroken>
      {after}
    </h1>
  );
}

/** Beside the sign-up on a desktop, at the end of the page on a phone. */
function CalculatorLink() {
  const { i18n } = useLingui();
  return (
    <LinkButton variant="quiet" to="/sipcalculator" data-calculator>
      {i18n._('landing.calculator')}
      <Icon of={ArrowRight} />
    </LinkButton>
  );
}

/** The first page of a visitor (ON-099 to ON-103): the sign-up, how an order goes, and what an account needs. */
export function Landing() {
  const { i18n } = useLingui();
  const { arn } = useBrand();
  return (
    <>
      <Hero>
        <div>
          <Promise />
          <p>{i18n._('landing.supporting')}</p>
          <EntryLinks>
            <LinkButton to="/signup">{i18n._('landing.signUp')}</LinkButton>
            <CalculatorLink />
          </EntryLinks>
        </div>
        <Trust className="trust">
          <li>
            <Icon of={ShieldCheck} />
            {i18n._('landing.trustRegulator')}
          </li>
          <li>
            <Icon of={Landmark} />
            {i18n._('landing.trustExchange')}
          </li>
          {arn !== undefined && (
            <li>
              <Icon of={CircleUserRound} />
              <span>
                {i18n._('landing.trustDistributor')} <Unbroken>{arn}</Unbroken>
              </span>
            </li>
          )}
        </Trust>
        <ProductPicture />
      </Hero>
      <Band data-canvas>
        <h2>{i18n._('landing.offers')}</h2>
        <Offers className="offers">
          {readOffers(i18n).map(({ sign, title, text }) => (
            <li key={title}>
              <span>{sign}</span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Offers>
      </Band>
      <Needs>
        <header>
          <h2>{i18n._('landing.needs')}</h2>
          <p>{i18n._('landing.needsTime', { minutes: KYC_MINUTES })}</p>
        </header>
        <ul className="needs">
          {readNeeds(i18n).map(({ sign, name }) => (
            <li key={name}>
              {sign}
              {name}
            </li>
          ))}
        </ul>
        <CalculatorLink />
      </Needs>
    </>
  );
}
