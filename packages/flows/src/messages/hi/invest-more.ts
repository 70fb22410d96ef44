/** Texts of another investment into an order in Hindi. */
import type { investMore as english } from '../en/invest-more.ts';
import type { Translated } from '../translated.ts';

export const investMore: Translated<typeof english> = {
  title: 'और निवेश करें',
  lead: 'रकम दर्ज करें। पुष्टि करने से पहले नीचे का विवरण जाँचें।',
  'lead.checking': 'इस बीच और कुछ नहीं भेजा जाता।',
  worth: 'मौजूदा मूल्य',
  amount: 'रकम',
  'amount.hint': '{minimum} से',
  'amount.belowMinimum': 'कम से कम {minimum}',
  'amount.tooManyDecimals': 'दशमलव के बाद अधिकतम दो अंक दर्ज करें',
  submit: 'पुष्टि करें',
  toList: 'ऑर्डर सूची पर जाएँ',
  'agree.title': 'आगे क्या होगा',
  'agree.once': '{amount}, एक बार',
  'agree.units': 'आप {scheme} की और यूनिट खरीदते हैं।',
  'agree.payNext': 'इससे एक अलग ऑर्डर दर्ज होता है, फिर भुगतान का तरीका चुनना है। भुगतान करने तक आपके खाते से कोई पैसा नहीं जाता।',
  'agree.folio': 'आपके फोलियो में',
  'notice.notListed': 'यह ऑर्डर आपकी ऑर्डर सूची में नहीं है। वही रकम फिर निवेश करने पर यह दो बार दर्ज नहीं होगा।',
  checking: 'हम जाँच रहे हैं कि आपका ऑर्डर दर्ज हुआ या नहीं।',
  placed: 'आपका ऑर्डर दर्ज हो गया है। अब उसके भुगतान का तरीका चुनें।',
  'blocked.title': 'इस ऑर्डर में अभी और निवेश नहीं किया जा सकता',
};
