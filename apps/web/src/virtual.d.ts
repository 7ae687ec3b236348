declare module 'virtual:messages/*' {
  const messages: import('@offizin/i18n/messages').Messages;
  export default messages;
}
