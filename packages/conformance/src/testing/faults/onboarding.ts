import { fieldsAt, listAt, textAt, type Fields } from '../../ground/fields.ts';
import { changeAccepted, changeAnswers, omit, replaceCode, type PlantedFault } from './fault.ts';

const changeResult =
  (change: (result: Fields) => Fields) =>
  (fields: Fields): Fields => ({ ...fields, result: change(fieldsAt(fields, 'result')) });

export const onboardingFaults: readonly PlantedFault[] = [
  {
    title: 'the first file of schemes is answered for every index',
    caughtBy: 'discovery.schemes.paging',
    create: () => {
      let first: Fields | undefined;
      return changeAccepted('listSchemes', (fields) => {
        first ??= fields;
        return first;
      })();
    },
  },
  {
    title: 'returns contain a percent sign',
    caughtBy: 'discovery.schemes.percents',
    create: changeAccepted(
      'listSchemes',
      changeResult((result) => ({
        ...result,
        scheme_list: listAt(result, 'scheme_list').map((scheme) => ({ ...scheme, one_year_percent: '12.3%' })),
      })),
    ),
  },
  {
    title: 'NAV times are seconds',
    caughtBy: 'discovery.chart.navs',
    create: changeAccepted('getSchemeStatistics', (fields) => ({
      ...fields,
      nav_data_list: (fields['nav_data_list'] as readonly [number, number][]).map(([time, nav]) => [time / 1000, nav]),
    })),
  },
  {
    title: 'the size of a fund is in rupees',
    caughtBy: 'discovery.chart.facts',
    create: changeAccepted('getSchemeStatistics', (fields) => ({
      ...fields,
      fund_size_crore: 1e7 * Number(fields['fund_size_crore']),
    })),
  },
  {
    title: 'the cut-off time has no seconds',
    caughtBy: 'discovery.chart.cut-off',
    create: changeAccepted('getSchemeStatistics', (fields) => ({
      ...fields,
      general_order_terms: listAt(fields, 'general_order_terms').map((term) => ({
        ...term,
        purchase_cutoff_time: '2:30 pm',
      })),
    })),
  },
  {
    title: 'the page of another scheme is answered',
    caughtBy: 'discovery.chart',
    create: changeAccepted('getSchemeStatistics', (fields) => ({ ...fields, scheme_code: 'SC02' })),
  },
  {
    title: 'a name is used for two watchlists',
    caughtBy: 'discovery.watchlists.name',
    create: replaceCode('addWatchlist', '051', '000'),
  },
  {
    title: 'the id of the new watchlist is missing',
    caughtBy: 'discovery.watchlists.added',
    create: changeAccepted(
      'addWatchlist',
      changeResult((result) => omit(result, 'added_watchlist_id')),
    ),
  },
  {
    title: 'the price of advice is in rupees',
    caughtBy: 'discovery.advice.created',
    create: changeAccepted(
      'orderAdvice',
      changeResult((result) => {
        const info = fieldsAt(result, 'razorpay_orderinfo');
        return { ...result, razorpay_orderinfo: { ...info, amount: Number(info['amount']) / 1000 } };
      }),
    ),
  },
  {
    title: 'a forged payment is confirmed',
    caughtBy: 'discovery.advice.signature',
    create: replaceCode('orderAdvice', '072', '000'),
  },
  {
    title: 'debit limits are texts',
    caughtBy: 'banking.accounts.debit-options',
    create: changeAccepted(
      'listBankAccounts',
      changeResult((result) => ({
        ...result,
        customer_mandate_debit_list: listAt(result, 'customer_mandate_debit_list').map((option) => ({
          ...option,
          value: String(option['value']),
        })),
      })),
    ),
  },
  {
    title: 'an empty list is absent',
    caughtBy: 'banking.accounts.empty',
    create: changeAccepted(
      'listBankAccounts',
      changeResult((result) => omit(result, 'customer_bank_list')),
    ),
  },
  {
    title: 'the account number of a bank may have letters',
    caughtBy: 'banking.verify.form',
    create: replaceCode('verifyBankAccount', '051', '000'),
  },
  {
    title: 'a file is accepted by its name',
    caughtBy: 'banking.save.files',
    create: replaceCode('saveBankAccount', '051', '000', { result: { customer_bank_list: [] } }),
  },
  {
    title: 'several accounts are primary',
    caughtBy: 'banking.primary.changed',
    create: changeAccepted(
      'listBankAccounts',
      changeResult((result) => ({
        ...result,
        customer_bank_list: listAt(result, 'customer_bank_list').map((account) => ({ ...account, is_primary: true })),
      })),
    ),
  },
  {
    title: 'a new mandate is approved at once',
    caughtBy: 'banking.mandates.registered',
    create: changeAccepted(
      'registerMandate',
      changeResult((result) => ({
        ...result,
        customer_mandate_list: listAt(result, 'customer_mandate_list').map((mandate) => ({
          ...mandate,
          status: 'APPROVED',
          is_processed: true,
        })),
      })),
    ),
  },
  {
    title: 'pFileBytes is not compared with the file',
    caughtBy: 'banking.mandates.scan-bytes',
    create: replaceCode('uploadMandate', '051', '000', { status: '', is_processed: false, is_reupload: false }),
  },
  {
    title: 'the form of a mandate has a data prefix',
    caughtBy: 'banking.mandates.form',
    create: changeAccepted('getNachMandate', (fields) => ({
      ...fields,
      pdf_base64: `data:application/pdf;base64,${textAt(fields, 'pdf_base64')}`,
    })),
  },
  {
    title: 'an uploaded card verifies its stage',
    caughtBy: 'kyc.pan.read',
    create: changeAccepted('verifyIdProof', (fields) => ({ ...fields, is_verified: true })),
  },
  {
    title: 'a file of any type is accepted as a card',
    caughtBy: 'kyc.pan.files',
    create: replaceCode('verifyIdProof', '051', '000'),
  },
  {
    title: 'a minor may be confirmed',
    caughtBy: 'kyc.pan.birth-date',
    create: replaceCode('verifyStage', '051', '000'),
  },
  {
    title: 'the missing side of a card is not named',
    caughtBy: 'kyc.aadhaar.missing-side',
    create: changeAnswers('verifyIdProof', (fields) => omit(fields, 'state_parameters')),
  },
  {
    title: 'a stage ahead is refused without the screen of the current one',
    caughtBy: 'kyc.stages.order',
    create: changeAnswers('getStageInfo', (fields) => omit(fields, 'navigateScreen')),
  },
  {
    title: 'pictures are addresses of another host',
    caughtBy: 'kyc.images',
    create: changeAccepted('getStageInfo', (fields) => {
      const foreign = ['https://pictures.example/pan.png'];
      const information = { ...fieldsAt(fields, 'id_information'), pan_attachment_list: foreign };
      return { ...fields, pan_attachment_list: foreign, id_information: information };
    }),
  },
  {
    title: 'an address of any length is stored',
    caughtBy: 'kyc.personal.address-lengths',
    create: replaceCode('updatePersonalInfo', '051', '000'),
  },
  {
    title: 'the proof of another investor is accepted',
    caughtBy: 'kyc.nominee.attachment',
    create: replaceCode('updatePersonalInfo', '061', '000'),
  },
  {
    title: 'an unknown signature is accepted',
    caughtBy: 'kyc.esign.unknown',
    create: replaceCode('verifyStage', '071', '000'),
  },
  {
    title: 'the list of clients shows whole account numbers',
    caughtBy: 'backoffice.clients.masked',
    create: changeAccepted('listClients', (fields) => ({
      ...fields,
      result: listAt(fields, 'result').map((client) => ({ ...client, beneficiary_account_no: '501000000101' })),
    })),
  },
  {
    title: 'the documents show the Aadhaar number',
    caughtBy: 'backoffice.documents',
    create: changeAccepted('getStageInfo', (fields) => ({
      ...fields,
      id_information: { aadhaar: [{ attribute: 'Number', text: '1234 5678 9012' }] },
    })),
  },
  {
    title: 'a client code is requested twice',
    caughtBy: 'backoffice.code.requested',
    create: replaceCode('createClientCode', '020', '000'),
  },
];
