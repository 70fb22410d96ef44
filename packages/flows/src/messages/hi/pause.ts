/** Texts of the SIP pause dialog in Hindi. */
import type { pause as english } from '../en/pause.ts';
import type { Translated } from '../translated.ts';

export const pause: Translated<typeof english> = {
  title: 'ऑर्डर पॉज़ करें',
  count: 'कितनी किस्तें छोड़नी हैं',
  'count.one': '{count} किस्त',
  'count.many': '{count} किस्तें',
  unchosen: 'चुनें कि कितनी किस्तें छोड़नी हैं।',
  'days.one': '{day} की किस्त छोड़ी जाएगी।',
  'days.many': 'अगली {count} किस्तें, {first} से {last} तक, छोड़ी जाएँगी।',
  'next.one': 'अगली किस्त छोड़ी जाएगी।',
  'next.many': 'अगली {count} किस्तें छोड़ी जाएँगी।',
  kept: 'आपको {amount} नहीं चुकाने होंगे।',
  goesOn: 'एसआईपी {day} की किस्त से अपने आप फिर शुरू होगी।',
  'goesOn.unknown': 'इसके बाद एसआईपी अपने आप फिर शुरू होगी।',
  never: 'इसके बाद कोई किस्त नहीं बचती।',
  stays: 'आपकी मौजूदा यूनिट निवेश में बनी रहती हैं। कोई यूनिट नहीं बिकती, इसलिए एग्ज़िट लोड नहीं लगता।',
  submit: 'सबमिट करें',
  close: 'बंद करें',
  confirm: 'पुष्टि करें',
};
