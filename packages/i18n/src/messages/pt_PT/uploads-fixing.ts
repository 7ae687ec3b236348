export const uploadsFixing = {
  undo: {
    done: '{count, plural, one {# célula corrigida.} other {# células corrigidas.}}',
    skipped: '{count, plural, one {# já estava certa e não muda.} other {# já estavam certas e não mudam.}}',
    button: 'Desfazer',
    seconds: '{seconds} s',
    undone: '{count, plural, one {Desfeito: # célula está como antes.} other {Desfeito: # células estão como antes.}}',
  },
  recalled: {
    done: '{count, plural, one {# célula corrigida como da última vez.} other {# células corrigidas como da última vez.}}',
    takeBack: 'Desfazê-las',
    running: 'A desfazer…',
  },
  correcting: {
    label: 'Linhas corrigidas',
    start: 'Corrigir linhas',
    ready:
      '{count, plural, =0 {Ainda não há linhas corrigidas prontas} one {# linha corrigida está pronta} other {# linhas corrigidas estão prontas}}',
    stillRejected: '{count, plural, one {# continua rejeitada} other {# continuam rejeitadas}}',
    leftAlone: '{count, plural, one {# fica como está} other {# ficam como estão}}',
    none: 'Sem correções',
    note: 'Nada muda até as aplicar. Pode revertê-las durante 24 h.',
    discard: 'Descartar correções',
    discarding: 'A descartar…',
    next: 'Corrigir mais',
    apply:
      '{count, plural, =0 {Aplicar linhas corrigidas} one {Aplicar # linha corrigida} other {Aplicar # linhas corrigidas}}',
    applying: 'A aplicar…',
    rechecking: 'A verificar…',
  },
};
