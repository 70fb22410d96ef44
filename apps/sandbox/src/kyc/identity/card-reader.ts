import { type AddressInformation } from '@folioflow/api/contract';
import { type ClientRow } from '../../clients/client-tables.ts';
import { Refusal } from '../../ground/refusal.ts';
import { type FileMarker } from './file-markers.ts';
import { type AadhaarReading, type PanReading } from '../records/readings.ts';

/** True if a file name contains a marker, in any case (sandbox.md 6.5). */
export const hasFileNameMarker = (fileName: string, marker: FileMarker): boolean =>
  fileName.toLowerCase().includes(marker.toLowerCase());

/** @throws Refusal 051 */
export const requireReadable = (fileName: string): void => {
  if (hasFileNameMarker(fileName, 'unreadable')) throw new Refusal('invalid', 'The document could not be read.');
};

const cardNames: readonly (readonly [first: string, last: string])[] = [
  ['Asha', 'Rao'],
  ['Vivek', 'Menon'],
  ['Divya', 'Kulkarni'],
  ['Farhan', 'Ali'],
  ['Lakshmi', 'Pillai'],
  ['Nikhil', 'Bansal'],
  ['Ritu', 'Sinha'],
  ['Suresh', 'Babu'],
];

/** Name on the cards of a customer; a new customer gets a fixed name by position. */
export const nameOnCards = ({ first_name, last_name, position }: ClientRow): readonly [first: string, last: string] =>
  first_name === '' ? (cardNames[position % cardNames.length] ?? ['Asha', 'Rao']) : [first_name, last_name];

/** Date of birth on every card. */
export const BIRTH_DAY = '1990-11-05';

const PAN_IN_NAME = /pan-([a-z]{5}\d{4}[a-z])/i;

const panOf = ({ pan, position }: ClientRow): string =>
  pan === '' ? `ABCPF${String(position % 10_000).padStart(4, '0')}K` : pan;

/** @throws Refusal 051 */
export const readPan = (client: ClientRow, fileName: string): PanReading => {
  requireReadable(fileName);
  return {
    number: PAN_IN_NAME.exec(fileName)?.[1]?.toUpperCase() ?? panOf(client),
    name: nameOnCards(client).join(' '),
    birthDay: BIRTH_DAY,
    hasMatchingBirthDay: !hasFileNameMarker(fileName, 'dob-mismatch'),
  };
};

const cardAddress: AddressInformation = {
  address: '12 Hill Road',
  locality_or_post_office: 'Bandra West',
  district_or_city: 'Mumbai Suburban',
  city: 'Mumbai',
  state: 'Maharashtra',
  pincode: '400050',
};

export const createAadhaarReading = (client: ClientRow): AadhaarReading => ({
  number: `4${String(70_000_001_234 + client.position * 7_919).padStart(11, '0')}`,
  name: nameOnCards(client).join(' '),
  birthDay: BIRTH_DAY,
  gender: client.position % 2 === 0 ? 'M' : 'F',
  address: cardAddress,
});

const missingSideRefusal = (side: 'front' | 'back'): Refusal =>
  new Refusal('invalid', `The ${side} side of the Aadhaar card is missing.`, {
    state_parameters: { missing_side: side },
  });

/** @throws Refusal 051, with the missing side if a side is missing (D-55) */
export const readAadhaar = (client: ClientRow, fileNames: readonly string[]): AadhaarReading => {
  for (const name of fileNames) {
    if (hasFileNameMarker(name, 'front-missing')) throw missingSideRefusal('front');
    if (hasFileNameMarker(name, 'back-missing')) throw missingSideRefusal('back');
    if (hasFileNameMarker(name, 'msg5')) throw new Refusal('invalid', 'short');
    if (hasFileNameMarker(name, 'msg6')) throw new Refusal('invalid', 'longer');
    requireReadable(name);
  }
  if (fileNames.length < 2) throw missingSideRefusal('back');
  return createAadhaarReading(client);
};
