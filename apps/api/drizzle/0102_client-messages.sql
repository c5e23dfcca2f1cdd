CREATE TABLE "client_messages" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"proposal_id" char(26) NOT NULL,
	"purpose" text NOT NULL,
	"document" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"channel" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"queried_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "message_opt_outs" (
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_opt_outs_phone_purpose_pk" PRIMARY KEY("phone","purpose")
);
--> statement-breakpoint
ALTER TABLE "client_messages" ADD CONSTRAINT "client_messages_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_messages_of_proposal" ON "client_messages" USING btree ("proposal_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "client_messages_waiting" ON "client_messages" USING btree ("proposal_id","purpose","document") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "client_messages_due" ON "client_messages" USING btree ("due_at","id") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "client_messages_queried" ON "client_messages" USING btree ("queried_at","id") WHERE status = 'SENT';--> statement-breakpoint
CREATE INDEX "client_messages_requested" ON "client_messages" USING btree ("requested_at","id");