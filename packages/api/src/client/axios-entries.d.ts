// axios exports its parts below `axios/unsafe/`, but declares their types only at its main entry.
declare module 'axios/unsafe/core/AxiosHeaders.js' {
  export { AxiosHeaders as default } from 'axios';
}
