import type { privacy as english } from '../en/privacy.ts';

export const privacy: typeof english = {
  heading: 'Tus datos',
  export: 'Descargar mis datos',
  exportHint:
    'Todo lo que guardamos sobre ti en un archivo JSON: cuenta, historial, recuentos, comentarios y facturación.',
  delete: 'Eliminar mi cuenta',
  deleteHint: 'De forma definitiva y con tu historial. No se puede deshacer.',
  ask: '¿Eliminar tu cuenta de forma definitiva?',
  gone: 'Se eliminarán tu cuenta, tu historial, los recuentos diarios y todas las sesiones.',
  paid: 'También termina ahora tu plan de pago; se pierde lo que queda del periodo pagado.',
  stays: 'Los comentarios que enviaste se conservan, sin relación contigo.',
  password: 'Tu contraseña',
  confirm: 'Sí, eliminar mi cuenta',
  busy: 'Eliminando…',
  keep: 'Conservar mi cuenta',
  deleted: 'Tu cuenta se ha eliminado.',
  leave: 'Ir a la página de inicio',
};
