// axios exports its parts below `axios/unsafe/` and declares their types at its main entry alone.
declare module 'axios/unsafe/core/AxiosHeaders.js' {
  export { AxiosHeaders as default } from 'axios';
}
