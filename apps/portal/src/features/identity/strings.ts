import { defineStrings } from '@estrada/web/strings/define-strings.ts';

export const strings = defineStrings('identity', {
  'login.title': ['Entrar', 'Sign in'],
  'login.help': ['Use o usuário cadastrado para você.', 'Use the username that was created for you.'],
  'login.username': ['Usuário', 'Username'],
  'login.next': ['Próximo', 'Next'],
  'login.checking': ['Verificando…', 'Checking…'],
  'login.changeUser': ['Trocar usuário', 'Change user'],
  'login.password': ['Senha', 'Password'],
  'login.showPassword': ['Mostrar senha', 'Show password'],
  'login.hidePassword': ['Ocultar senha', 'Hide password'],
  'login.forgot': ['Esqueci minha senha', 'I forgot my password'],
  'login.enter': ['Entrar', 'Sign in'],
  'login.entering': ['Entrando...', 'Signing in...'],
  'login.usernameRequired': ['É preciso informar o usuário', 'Enter the username'],
  'login.passwordRequired': ['É preciso informar a senha', 'Enter the password'],
  'picture.title': ['Da simulação à chave, no mesmo caminho.', 'From simulation to keys, on one road.'],
  'picture.text': [
    'Simulação, proposta e pós-venda da sua concessionária em um só lugar.',
    'Simulation, proposal and after-sales of your dealership in one place.',
  ],
  'otherSession.title': ['Há outra sessão aberta', 'Another session is open'],
  'otherSession.text': [
    'Este usuário já está conectado em outro lugar. Se você entrar aqui, aquela sessão é encerrada.',
    'This user is already signed in elsewhere. If you sign in here, that session ends.',
  ],
  'otherSession.confirm': ['Encerrar a outra sessão e entrar', 'End the other session and sign in'],
  'otherSession.cancel': ['Cancelar', 'Cancel'],
  'otherSession.close': ['Fechar', 'Close'],
});
